import { type Lectura, limpiarTecleado } from '@/domain/shared/lectura/lectura';
import { plegar } from '@/domain/shared/textos';

/** Without spaces, and `p.m.` as `pm`; `m` alone is that of noon. */
const FORMA = /^(\d{1,2}?)(?:[:.h]?(\d{2}))?(am|pm|m)?$/;

const INCOMPLETA = 'Escriba la hora completa, por ejemplo 2:30 pm';
const NO_EXISTE = 'Esa hora no existe: revise la hora y los minutos';

/** Of the 24-hour clock. */
const horaDe = (dicha: number, mitad: string): number | null => {
  if (mitad === 'am') return dicha > 12 ? null : dicha % 12;
  if (mitad === 'pm') return dicha === 0 ? null : (dicha % 12) + 12;
  return mitad === 'm' && dicha !== 12 ? null : dicha;
};

/**
 * A time of the day as people write it, told by the 24-hour clock: `2:30 pm`, `230pm`, `14:30`, `1430`, `10`. With one figure
 * (`2:30`) it could also be of the afternoon: it is refused, never guessed.
 */
export const leerHora = (texto: string): Lectura<string> => {
  const limpio = plegar(limpiarTecleado(texto)).replace(/ /g, '');
  const partes = FORMA.exec(limpio.replace(/([apm])\./g, '$1'));
  if (!partes) return { rechazo: INCOMPLETA };
  const [, escrita = '', minutos = '00', mitad = ''] = partes;
  const dicha = Number(escrita);
  if (dicha > 23 || Number(minutos) > 59) return { rechazo: NO_EXISTE };
  if (mitad === '' && escrita.length === 1 && dicha > 0) {
    const hora = `${dicha}:${minutos}`;
    return { rechazo: `¿De la mañana o de la tarde? Escriba ${hora} am o ${hora} pm` };
  }
  const hora = horaDe(dicha, mitad);
  return hora === null ? { rechazo: NO_EXISTE } : { valor: `${String(hora).padStart(2, '0')}:${minutos}` };
};
