import type { CriteriosCartera } from '@/domain/mensualidades/criterios-cartera';
import { MenuExportar } from '../../shared/exportacion/menu-exportar';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { useHoy } from '../../shared/panel/use-hoy';
import { usePanel } from '../../shared/panel/use-panel';

export function ExportarCartera({ criterios }: { criterios: CriteriosCartera }) {
  const { servicios } = usePanel();
  const hoy = useHoy();
  if (!useEsAdministrador()) return null;
  return (
    <MenuExportar
      preparar={async () => (await import('./exportar-cartera')).prepararCartera(servicios, criterios, hoy)}
    />
  );
}
