object Sample {
  sealed trait Shape
  case class Circle(radius: Int) extends Shape
  case class Square(side: Int) extends Shape
  def area(shape: Shape): Double = shape match {
    case Circle(radius) => math.Pi * radius * radius
    case Square(side)   => side * side
  }
  def main(args: Array[String]): Unit =
    println(List(Circle(1), Square(2)).map(area).sum)
}
