/** Icons that all games and pages use. */
import { addIcons } from "./icon";

addIcons({
  crown: [{ d: "M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z" }],
});
