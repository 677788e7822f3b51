(require '[clojure.string :as string])
(defn words [text] (frequencies (string/split text #"\s+")))
(println (sort-by key (words "the cat and the dog and the bird")))
