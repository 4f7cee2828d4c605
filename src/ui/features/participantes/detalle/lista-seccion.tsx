import { type DetailItem, DetailList } from '@/ui/shared/detail-list';
import { SeccionDetalle } from '../../shared/datos/seccion-detalle';

export function ListaSeccion({ titulo, datos }: { titulo: string; datos: readonly DetailItem[] }) {
  return (
    <SeccionDetalle titulo={titulo}>
      <DetailList items={datos} />
    </SeccionDetalle>
  );
}
