import { formatearInstante } from '@/domain/shared/fechas';
import type { EnsayoAnotado, RespaldoAnotado } from '@/domain/sistema/hechos-del-sistema';
import { esDeOtraHora, estaViejo, faltanVarias, haceCuanto } from '@/domain/sistema/juzgar-respaldo';

export interface AvisoDeRespaldo {
  /** The same for the same failure in the same week: told once. Letters, digits and hyphens. */
  clave: string;
  asunto: string;
  texto: string;
}

const DONDE = 'Mire qué hacer en Configuración → Estado del sistema.';

const SEMANA_MS = 7 * 86_400_000;

/** What administrators must know of the backups without having to look: when it happens, and again each week that nobody mends it. */
export const avisosDeRespaldo = (
  { fallo, ultimo }: RespaldoAnotado,
  ensayo: EnsayoAnotado | null,
  ahora: Date,
): AvisoDeRespaldo[] => {
  const claveDe = (que: string, en: string): string => {
    const semanas = Math.max(0, Math.floor((ahora.getTime() - Date.parse(en)) / SEMANA_MS));
    return `${que}-${en.replace(/[^0-9A-Za-z]/g, '-')}${semanas === 0 ? '' : `-${semanas}`}`;
  };
  const avisos: AvisoDeRespaldo[] = [];
  if (fallo)
    avisos.push({
      clave: claveDe('fallo', fallo.en),
      asunto: 'La copia de seguridad falló',
      texto: `La copia de seguridad del ${formatearInstante(fallo.en)} no se terminó.\n\n${fallo.motivo}\n\n${DONDE}`,
    });
  else if (ultimo && esDeOtraHora(ultimo.en, ahora))
    avisos.push({
      clave: claveDe('hora', ultimo.en),
      asunto: 'La copia de seguridad dice una fecha que no ha llegado',
      texto: `La última copia de seguridad dice que se hizo el ${formatearInstante(ultimo.en)}. La hora del equipo estaba mal, o lo está ahora.\n\n${DONDE}`,
    });
  else if (ultimo && estaViejo(ultimo, ahora))
    avisos.push({
      clave: claveDe('atraso', ultimo.en),
      asunto: faltanVarias(ultimo, ahora)
        ? `No hay copia de seguridad desde ${haceCuanto(ultimo.en, ahora)}`
        : 'La copia de seguridad de anoche no se hizo',
      texto: `La última copia de seguridad es de ${haceCuanto(ultimo.en, ahora)} (${formatearInstante(ultimo.en)}).\n\n${DONDE}`,
    });
  if (ensayo && ensayo.falla !== null)
    avisos.push({
      clave: claveDe('ensayo', ensayo.en),
      asunto: 'Una copia de seguridad no se pudo restaurar',
      texto: `La copia ${ensayo.archivo} se restauró aparte para comprobarla y no quedó bien.\n\n${ensayo.falla}\n\n${DONDE}`,
    });
  return avisos;
};
