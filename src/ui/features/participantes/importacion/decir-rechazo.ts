import { PERMITIDAS_TIPO_DOCUMENTO } from '@/domain/participantes/opciones-escritas';
import { ETIQUETA_TIPO_EGRESO } from '@/domain/participantes/opciones-participante';
import { ETIQUETA_AREA } from '@/domain/shared/area';
import { enumerarOpciones } from '@/domain/shared/lectura/leer-opcion';
import { plegar } from '@/domain/shared/textos';
import { etiquetaDe } from '../etiquetas-participante';

/** What may be written in a cell that a rule misses. */
const PERMITIDAS: Readonly<Record<string, readonly string[]>> = {
  tipo_documento: PERMITIDAS_TIPO_DOCUMENTO,
  tipo_egreso: Object.values(ETIQUETA_TIPO_EGRESO),
  area: Object.values(ETIQUETA_AREA),
};

const LARGO_CITADO = 60;

const citar = (texto: string): string =>
  `"${texto.length > LARGO_CITADO ? `${texto.slice(0, LARGO_CITADO)}…` : texto}"`;

const enMinuscula = (mensaje: string): string => mensaje.charAt(0).toLowerCase() + mensaje.slice(1);

/** Messages whose subject is what was written: they follow it without a colon. */
const HABLA_DEL_VALOR = /^(?:No|Puede|Dice) /;

/** `Estado: "Internado" no se reconoce; escriba Activo o Egresado`: the field, what the cell says and what to write instead. */
export const decirRechazo = (campo: string, escrito: string, mensaje: string): string => {
  const etiqueta = etiquetaDe(campo);
  if (escrito === '') {
    const permitidas = PERMITIDAS[campo];
    return `${etiqueta}: ${mensaje}${permitidas ? ` (${enumerarOpciones(permitidas)})` : ''}`;
  }
  // A full sede is named by its own message.
  if (campo === 'sede_id' && plegar(mensaje).includes(plegar(escrito))) return `${etiqueta}: ${mensaje}`;
  const union = HABLA_DEL_VALOR.test(mensaje) ? ' ' : ': ';
  return `${etiqueta}: ${citar(escrito)}${union}${enMinuscula(mensaje)}`;
};
