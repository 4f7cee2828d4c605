import { type Columna, etiquetaDeColumna } from '@/domain/shared/importacion/columna';
import { enumerarOpciones } from '@/domain/shared/lectura/leer-opcion';
import { enMitadDeFrase, plegar } from '@/domain/shared/textos';

const LARGO_CITADO = 60;

const citar = (texto: string): string =>
  `"${texto.length > LARGO_CITADO ? `${texto.slice(0, LARGO_CITADO)}…` : texto}"`;

/** Messages whose subject is what was written: they follow it without a colon. */
const HABLA_DEL_VALOR = /^(?:No|Puede|Dice) /;

/** Beside a cell that is empty and should not be: what is wrong, and what may be written. */
export const decirEnCelda = (columna: Columna | undefined, escrito: string, mensaje: string): string =>
  escrito === '' && columna?.opciones ? `${mensaje} (${enumerarOpciones(columna.opciones)})` : mensaje;

/** `Estado: "Internado" no se reconoce; escriba Activo o Egresado`: the field, what the cell says and what to write instead. */
export const decirRechazo = (columna: Columna | undefined, escrito: string, mensaje: string): string => {
  const etiqueta = columna ? `${etiquetaDeColumna(columna)}: ` : '';
  if (escrito === '' || !columna) return `${etiqueta}${decirEnCelda(columna, escrito, mensaje)}`;
  // A full sede is named by its own message.
  if (columna.campo.tipo === 'id' && plegar(mensaje).includes(plegar(escrito)))
    return `${etiqueta}${mensaje}`;
  const union = HABLA_DEL_VALOR.test(mensaje) ? ' ' : ': ';
  return `${etiqueta}${citar(escrito)}${union}${enMitadDeFrase(mensaje)}`;
};
