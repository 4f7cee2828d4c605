import { formatearInstante } from '@/domain/shared/fechas';
import { usePanel } from '../panel/use-panel';
import { haceCuanto } from './hace-cuanto';

export type Editado = { actualizado_en: string | null; actualizado_por: string | null };

/** 'hace 2 h', with the exact moment on the pointer. Told the time, for a table that would ask for it on every row. */
export function HaceCuanto({ instante, ahora }: { instante: string; ahora: Date }) {
  return (
    <time dateTime={instante} title={formatearInstante(instante)}>
      {haceCuanto(instante, ahora)}
    </time>
  );
}

export function CuandoEdito({ actualizado_en }: Pick<Editado, 'actualizado_en'>) {
  const { servicios } = usePanel();
  return actualizado_en ? (
    <HaceCuanto instante={actualizado_en} ahora={servicios.reloj.ahora()} />
  ) : (
    'Sin dato'
  );
}

/** The name of an e-mail, whole on the pointer: a column has no room for more. */
export function QuienEdito({ actualizado_por }: Pick<Editado, 'actualizado_por'>) {
  if (!actualizado_por) return null;
  return <span title={actualizado_por}>{`por ${actualizado_por.split('@')[0]}`}</span>;
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
