import { enlaceLlamada } from '@/domain/shared/telefono';
import type { Sitio } from '../servicios/sitio';
import { descripcionDe, PAGINAS } from './paginas';

/** What is said of it only when the foundation has published it. */
const publicado = ({
  enPreparacion,
  nombre,
  nit,
  telefono,
  correo,
  anioFundacion,
  atiendeSiempre,
}: Sitio) => ({
  ...(enPreparacion
    ? {}
    : { name: nombre, ...(anioFundacion ? { foundingDate: String(anioFundacion) } : {}) }),
  ...(nit ? { taxID: nit } : {}),
  ...(correo ? { email: correo.visible } : {}),
  ...(telefono
    ? {
        telephone: telefono.enlace.replace('tel:', ''),
        contactPoint: {
          '@type': 'ContactPoint',
          telephone: telefono.enlace.replace('tel:', ''),
          contactType: 'customer support',
          availableLanguage: 'es',
          ...(atiendeSiempre ? { hoursAvailable: 'Mo-Su 00:00-23:59' } : {}),
        },
      }
    : {}),
});

const lugares = ({ nombreCorto, sedes }: Sitio) =>
  (sedes ?? []).map(({ nombre, direccion, municipio, telefono }) => ({
    '@type': 'Place',
    name: `${nombreCorto}, sede ${nombre}`,
    ...(telefono ? { telephone: enlaceLlamada(telefono).replace('tel:', '') } : {}),
    address: {
      '@type': 'PostalAddress',
      streetAddress: direccion,
      ...(municipio ? { addressLocality: municipio } : {}),
      addressCountry: 'CO',
    },
  }));

/**
 * schema.org description of the organisation, equal on every public page. `urlSitio` has no final slash. What the
 * foundation has not published is not in it.
 */
export const datosEstructurados = (sitio: Sitio, urlSitio: string): object => ({
  '@context': 'https://schema.org',
  '@type': ['Organization', 'NGO'],
  '@id': `${urlSitio}/#organizacion`,
  description: descripcionDe(PAGINAS.inicio, sitio),
  url: `${urlSitio}/`,
  logo: `${urlSitio}/img/compartir.png`,
  areaServed: { '@type': 'AdministrativeArea', name: 'Antioquia, Colombia' },
  ...publicado(sitio),
  ...(sitio.sedes && sitio.sedes.length > 0 ? { location: lugares(sitio) } : {}),
});
