import type { CriteriosMensualidades } from '@/domain/mensualidades/criterios-mensualidades';
import { MenuExportar } from '../../shared/exportacion/menu-exportar';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';

export function ExportarMensualidades({ criterios }: { criterios: CriteriosMensualidades }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  if (!useEsAdministrador()) return null;
  return (
    <MenuExportar
      preparar={async () =>
        (await import('./exportar-mensualidades')).prepararMensualidades(servicios, criterios, hoy)
      }
    />
  );
}
