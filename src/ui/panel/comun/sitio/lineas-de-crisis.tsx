import { type FechaCalendario, fechaEnBogota, formatearFecha } from '@/domain/shared/fechas';
import { lineasPorComprobar } from '@/domain/sitio/reglas-sitio';
import { LinkButton } from '@/ui/shared/link-button';
import { Notice } from '@/ui/shared/notice';
import { EnlacePanel } from '../panel/enlace-panel';
import { usePanel } from '../panel/use-panel';

/** Somebody has to call them again: a line that does not answer is worse than none. */
export function LineasDeCrisis({ verificadas }: { verificadas: FechaCalendario | null | undefined }) {
  const { reloj } = usePanel().servicios;
  if (!lineasPorComprobar(verificadas, fechaEnBogota(reloj.ahora()))) return null;
  const desde = verificadas
    ? `Se comprobaron por última vez el ${formatearFecha(verificadas)}.`
    : 'Nadie ha escrito cuándo se comprobaron.';
  return (
    <Notice
      tone="warning"
      title="Compruebe las líneas de crisis"
      action={
        <LinkButton as={EnlacePanel} size="sm" href="/sitio?parte=crisis">
          Ver las líneas
        </LinkButton>
      }
    >
      {`${desde} Llame a cada una y escriba la fecha.`}
    </Notice>
  );
}
