import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { recibidoEn } from '@/domain/mensualidades/saldo';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { FilaLeida } from '@/domain/shared/importacion/columna';
import { type FilaImportada, filaRechazada, filaRepetida } from '@/domain/shared/importacion/fila-importada';

type Entrada = FilaLeida['entrada'];
type Guardada = Pick<Mensualidad, 'abonos'> | undefined;

/** In a sheet by months, an amount is all that was paid of its month: what is registered already is a part of it. */
export const esTodoElMes = ({ todo_el_mes }: Entrada): boolean => todo_el_mes === true;

const registradoDe = (guardada: Guardada): number => (guardada ? recibidoEn(guardada.abonos) : 0);

export const conLoQueFaltaDelMes = <F extends FilaLeida>(fila: F, guardada: Guardada): F => {
  const { entrada } = fila;
  const registrado = registradoDe(guardada);
  return esTodoElMes(entrada) && typeof entrada.valor === 'number' && entrada.valor > registrado
    ? { ...fila, entrada: { ...entrada, valor: entrada.valor - registrado } }
    : fila;
};

const esVivo = ({ anulado_en }: Abono): boolean => anulado_en === null;

/** What becomes of a row that says no more than what is there already; `null` when something is missing. */
export const mesRegistrado = ({ entrada, rechazos }: FilaLeida, guardada: Guardada): FilaImportada | null => {
  const { valor } = entrada;
  const registrado = registradoDe(guardada);
  const ultimo = guardada?.abonos.findLast(esVivo);
  if (!ultimo || !esTodoElMes(entrada) || typeof valor !== 'number' || valor > registrado) return null;
  if (valor < registrado)
    return filaRechazada({
      valor: `De ese mes ya hay ${formatearPesos(registrado)} registrados, más de lo que dice la hoja`,
      ...rechazos,
    });
  return Object.keys(rechazos).length > 0 ? null : filaRepetida({ id: ultimo.id });
};

/** What is told of a row of which a part is there already. */
export const enParteRegistrado = (entrada: Entrada, guardada: Guardada): string | null => {
  const { valor } = entrada;
  const registrado = registradoDe(guardada);
  if (registrado === 0 || !esTodoElMes(entrada) || typeof valor !== 'number' || valor <= registrado)
    return null;
  return `De ese mes ya hay ${formatearPesos(registrado)} registrados: entran los ${formatearPesos(valor - registrado)} que faltan`;
};
