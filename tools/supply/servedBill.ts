import {createHash} from 'node:crypto';

/** What of a bill of materials, as `npm sbom` writes it in CycloneDX, is read or changed here. */
export type Bill = {
  serialNumber: string;
  metadata: {timestamp?: string; component: {'bom-ref': string; name: string}};
  components: {'bom-ref': string; licenses?: unknown[]}[];
  dependencies: {ref: string; dependsOn?: string[]}[];
};

type Site = {
  name: string;
  /** The packages that the site is made from, as `name@version`. */
  packages: ReadonlySet<string>;
  /** Licences of those that declare none. */
  licences: Readonly<Record<string, string>>;
};

/**
 * The bill cut to the packages of the site, without what changes from run to run: the time, the
 * name of the folder, and a random number, in the place of which stands one made of the rest.
 */
export function servedBill(bill: Bill, {name, packages, licences}: Site): Bill {
  const {component} = bill.metadata;
  const isServed = (id: string) => packages.has(id) || id === component['bom-ref'];
  const rest = {
    ...bill,
    metadata: {...bill.metadata, timestamp: undefined, component: {...component, name}},
    components: bill.components
      .filter((one) => isServed(one['bom-ref']))
      .map((one) => withLicence(one, licences[one['bom-ref']])),
    dependencies: bill.dependencies
      .filter(({ref}) => isServed(ref))
      .map(({ref, dependsOn = []}) => ({ref, dependsOn: dependsOn.filter(isServed)})),
  };
  return {...rest, serialNumber: serialOf(JSON.stringify({...rest, serialNumber: ''}))};
}

const withLicence = (component: Bill['components'][number], id?: string) =>
  id && !component.licenses ? {...component, licenses: [{license: {id}}]} : component;

/** A UUID of version 8, which leaves to its maker what it is made of. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
