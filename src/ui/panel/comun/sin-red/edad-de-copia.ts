import type { SituacionDelCofre } from '@/application/sin-red/cerradura.port';
import { formatearInstante } from '@/domain/shared/fechas';
import { relojAtrasado } from '@/domain/sin-red/vigencia';
import { haceCuanto } from '@/ui/panel/comun/datos/hace-cuanto';

/** How old the copy is; a clock that was put back, even a moment ago, does not tell it. */
export const edadDeCopia = (
  { guardada_en, vigencia }: Pick<SituacionDelCofre, 'guardada_en' | 'vigencia'>,
  ahora: Date,
): string => {
  if (guardada_en === null) return '';
  return vigencia === 'reloj-atrasado' || relojAtrasado(guardada_en, ahora.getTime())
    ? 'fecha desconocida'
    : haceCuanto(new Date(guardada_en).toISOString(), ahora);
};

/** Until when it may be read; a clock that was put back does not tell it. */
export const hastaCuando = ({
  vence_en,
  vigencia,
}: Pick<SituacionDelCofre, 'vence_en' | 'vigencia'>): string =>
  vence_en === null || vigencia !== 'vigente' ? '' : formatearInstante(new Date(vence_en).toISOString());
