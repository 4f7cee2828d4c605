import { FUNDACION } from '@/ui/textos/fundacion';
import { PAGINAS } from './paginas';
import { SEDES } from './sedes';

/** schema.org description of the organisation, equal on every public page. `urlSitio` has no final slash. */
export const datosEstructurados = (urlSitio: string): object => ({
  '@context': 'https://schema.org',
  '@type': ['Organization', 'NGO'],
  '@id': `${urlSitio}/#organizacion`,
  name: FUNDACION.nombre,
  description: PAGINAS.inicio.descripcion,
  url: `${urlSitio}/`,
  logo: `${urlSitio}/img/compartir.png`,
  foundingDate: String(FUNDACION.anioFundacion),
  email: FUNDACION.correo.visible,
  telephone: FUNDACION.telefono.enlace.replace('tel:', ''),
  areaServed: { '@type': 'AdministrativeArea', name: 'Antioquia, Colombia' },
  contactPoint: {
    '@type': 'ContactPoint',
    telephone: FUNDACION.telefono.enlace.replace('tel:', ''),
    contactType: 'customer support',
    availableLanguage: 'es',
    hoursAvailable: 'Mo-Su 00:00-23:59',
  },
  location: SEDES.map(({ nombre, direccion }) => ({
    '@type': 'Place',
    name: `${FUNDACION.nombreCorto}, sede ${nombre}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: direccion,
      addressLocality: nombre,
      addressRegion: 'Antioquia',
      addressCountry: 'CO',
    },
  })),
});
