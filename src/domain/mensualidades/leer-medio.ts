import { ETIQUETA_MEDIO_PAGO, type MedioPago } from '@/domain/mensualidades/mensualidad';
import type { Lectura } from '@/domain/shared/lectura/lectura';
import { crearLectorDeOpcion } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';

const leerEntero = crearLectorDeOpcion({
  etiquetas: ETIQUETA_MEDIO_PAGO,
  sinonimos: {
    EFECTIVO: ['contado', 'caja'],
    TRANSFERENCIA: ['Bancolombia a la mano'],
    BRE_B: ['breb', 'llave bre-b'],
    OTRO: ['otros'],
  },
});

/** As a column of payments is filled in Colombia, each word folded and without its dots. */
const PALABRAS: Readonly<Record<MedioPago, string>> = {
  EFECTIVO: 'efectivo efvo efec efect cash contado caja',
  TRANSFERENCIA:
    'transferencia transferencias tranferencia trasferencia transfer transf tranf trans electronica pse daviplata',
  NEQUI: 'nequi',
  BRE_B: 'breb llave',
  CONSIGNACION: 'consignacion consignaciones consignado consigno consign consig deposito corresponsal',
  OTRO: 'otro otros cheque tarjeta datafono efecty giro',
};
const MEDIO_DE = new Map(
  Object.entries(PALABRAS).flatMap(([medio, palabras]) =>
    palabras.split(' ').map((palabra) => [palabra, medio as MedioPago] as const),
  ),
);

/** Money reaches them in more than one way: alone, they say that it was sent. */
const BANCOS = new Set(
  'bancolombia davivienda bbva bogota occidente popular av villas colpatria scotiabank cajasocial itau agrario falabella nu nubank lulo'.split(
    ' ',
  ),
);
/** They say nothing of how it was paid. */
const RELLENO = new Set('a al de del el en la por banco bancaria bancario cuenta pago'.split(' '));

/** What sends money says less than where it goes: a transfer to Nequi is of Nequi. */
const DE_LLEGADA: readonly MedioPago[] = ['NEQUI', 'BRE_B'];

/** Of several words, the one way that they name; two ways, or a word that is none of these, are for the person to tell. */
const leerPalabras = (texto: string): MedioPago | null => {
  const palabras = plegar(texto)
    .replaceAll('bre-b', 'breb')
    .replaceAll('caja social', 'cajasocial')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((palabra) => palabra !== '' && !RELLENO.has(palabra));
  const medios = new Set<MedioPago>();
  let conBanco = false;
  for (const palabra of palabras) {
    const medio = MEDIO_DE.get(palabra);
    if (medio) medios.add(medio);
    else if (BANCOS.has(palabra)) conBanco = true;
    else return null;
  }
  if (medios.size === 2 && DE_LLEGADA.some((llegada) => medios.has(llegada))) medios.delete('TRANSFERENCIA');
  const [medio, otro] = medios;
  if (otro !== undefined) return null;
  if (!conBanco) return medio ?? null;
  if (medio === undefined) return 'TRANSFERENCIA';
  // Cash in a bank is a deposit, or it is not; and Nequi is not a bank beside another.
  return medio === 'EFECTIVO' || medio === 'NEQUI' ? null : medio;
};

/** How a payment was made, as people write it: `efvo`, `transf. Bancolombia`, `consignación`. */
export const leerMedioEscrito = (texto: string): Lectura<MedioPago> => {
  const entero = leerEntero(texto);
  if ('valor' in entero) return entero;
  const medio = leerPalabras(texto);
  return medio === null ? entero : { valor: medio };
};
