/** Nothing above the title: the badge stands in the row below it, in `PageFacts`. */
export default function DocVersionBadge(): null {
  return null;
}
