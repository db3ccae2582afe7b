/** The protocol version that a page belongs to, by the second part of its address, or by its name. */
export function protocolVersion(pathname: string): 'V1' | 'V2' | 'V3' | 'V4' {
  const segment = pathname.split('/')[2]?.toLowerCase();
  if (segment === 'v1' || segment === '1.0.0') return 'V1';
  if (segment === 'v2' || segment === '2.0.0') return 'V2';
  if (segment === 'v4' || /\/v4-[^/]+\/?$/.test(pathname)) return 'V4';
  return 'V3';
}
