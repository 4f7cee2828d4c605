import { formatearInstante } from '@/domain/shared/fechas';
import { usePanel } from '../panel/use-panel';
import { haceCuanto } from './hace-cuanto';

export type Editado = { actualizado_en: string | null; actualizado_por: string | null };

/** 'hace 2 h', with the exact moment on the pointer. */
export function CuandoEdito({ actualizado_en }: Pick<Editado, 'actualizado_en'>) {
  const { servicios } = usePanel();
  if (!actualizado_en) return 'Sin dato';
  return (
    <time dateTime={actualizado_en} title={formatearInstante(actualizado_en)}>
      {haceCuanto(actualizado_en, servicios.reloj.ahora())}
    </time>
  );
}

/** Who and when, in one line. */
export function EditadoPor(editado: Editado) {
  if (!editado.actualizado_en) return null;
  return (
    <>
      {editado.actualizado_por ? `Editado por ${editado.actualizado_por} ` : 'Editado '}
      <CuandoEdito actualizado_en={editado.actualizado_en} />
    </>
  );
}
