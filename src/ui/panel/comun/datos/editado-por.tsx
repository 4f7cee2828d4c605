import { formatearInstante } from '@/domain/shared/fechas';
import { useSegunLaHora } from '../panel/use-hoy';
import { haceCuanto } from './hace-cuanto';

export type Editado = { actualizado_en: string | null; actualizado_por: string | null };

/** 'hace 2 h', and 'hace 3 h' an hour later; with the exact moment on the pointer. */
export function HaceCuanto({ instante }: { instante: string }) {
  const dicho = useSegunLaHora((ahora) => haceCuanto(instante, ahora));
  return (
    <time dateTime={instante} title={formatearInstante(instante)}>
      {dicho}
    </time>
  );
}

export function CuandoEdito({ actualizado_en }: Pick<Editado, 'actualizado_en'>) {
  return actualizado_en ? <HaceCuanto instante={actualizado_en} /> : 'Sin dato';
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
