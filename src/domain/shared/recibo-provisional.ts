import { z } from '@/domain/shared/zod';

/** Without those that are taken for each other when they are dictated or written by hand. */
const LETRAS = 'ABCDEFGHJKMNPQRSTUVWXYZ';
const CIFRAS = '23456789';
const CODIGO = /^[A-HJKMNP-Z]{3}[2-9]{3}$/;

/** The mark of the paper that is given for a payment made without a network, until it has a number: `KMX482`. */
export const esquemaProvisional = () =>
  z.string().check(z.regex(CODIGO, 'Debe ser el código de un recibo provisional, por ejemplo KMX482'));

/** Always the same for one `id`. */
export const codigoProvisional = (id: string): string => {
  let resumen = 0x811c9dc5;
  for (const letra of id) resumen = Math.imul(resumen ^ letra.charCodeAt(0), 0x01000193) >>> 0;
  return [LETRAS, LETRAS, LETRAS, CIFRAS, CIFRAS, CIFRAS]
    .map((de) => {
      const cual = de[resumen % de.length];
      resumen = Math.floor(resumen / de.length);
      return cual;
    })
    .join('');
};

const ANUNCIO = /^(?:recibo )?provisional\s+/i;

/** The provisional receipt that a search asks for: `kmx482`, `provisional KMX 482`. */
export const provisionalBuscado = (buscar: string | undefined): string | null => {
  const escrito = (buscar ?? '').trim().replace(ANUNCIO, '').replace(/[\s-]/g, '').toUpperCase();
  return CODIGO.test(escrito) ? escrito : null;
};
