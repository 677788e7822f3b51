sealed interface Shape

data class Circle(
    val radius: Int,
) : Shape

data class Square(
    val side: Int,
) : Shape

fun area(shape: Shape): Double =
    when (shape) {
        is Circle -> Math.PI * shape.radius * shape.radius
        is Square -> 1.0 * shape.side * shape.side
    }

fun main() = println(listOf(Circle(1), Square(2)).sumOf { area(it) })
