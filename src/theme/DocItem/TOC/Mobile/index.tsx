/** Nothing above the title: on a phone the contents stand in the row below it, in `PageFacts`. */
export default function DocItemTOCMobile(): null {
  return null;
}
