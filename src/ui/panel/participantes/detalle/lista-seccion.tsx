import { SeccionDetalle } from '@/ui/panel/comun/datos/seccion-detalle';
import { type DetailItem, DetailList } from '@/ui/shared/detail-list';

type ListaSeccionProps = {
  titulo: string;
  datos: readonly DetailItem[];
  /** On paper nothing is folded. */
  enPapel?: boolean;
};

export function ListaSeccion({ titulo, datos, enPapel = false }: ListaSeccionProps) {
  return (
    <SeccionDetalle titulo={titulo}>
      <DetailList items={datos} foldMissing={!enPapel} />
    </SeccionDetalle>
  );
}
