import { Fragment, type ReactNode, Suspense } from 'react';
import type { Id } from '@/domain/shared/id';
import type { BusquedaLista } from '@/ui/shared/url/parametros-lista';
import { useEsAdministrador } from '../panel/use-es-administrador';
import { DialogoCargando } from './dialogo-cargando';

type DialogosDeRegistroProps = {
  busqueda: Pick<BusquedaLista, 'detalle' | 'editar' | 'nuevo'>;
  /** Of the dialog while its code arrives. */
  titulos: { nuevo: string; editar: string; detalle: string };
  /** Null for a new record. */
  formulario: (id: Id | null) => ReactNode;
  detalle: (id: Id) => ReactNode;
  /** A dialog over it, whose address would make no sense to share. */
  encima: ReactNode;
  onClose: () => void;
};

/** The dialog that the address of a list asks for; whoever may not write gets no form, whatever it says. */
export function DialogosDeRegistro({ encima, ...deDireccion }: DialogosDeRegistroProps) {
  return (
    <>
      <DialogoDeDireccion {...deDireccion} />
      <Suspense fallback={null}>{encima}</Suspense>
    </>
  );
}

function DialogoDeDireccion(props: Omit<DialogosDeRegistroProps, 'encima'>) {
  const { titulos, formulario, onClose } = props;
  const { detalle, editar, nuevo } = props.busqueda;
  const escribe = useEsAdministrador() && (nuevo || editar !== undefined);
  if (!escribe && detalle === undefined) return null;
  const titulo = !escribe ? titulos.detalle : nuevo ? titulos.nuevo : titulos.editar;
  const id = nuevo ? null : (editar ?? null);
  return (
    <Suspense fallback={<DialogoCargando titulo={titulo} onClose={onClose} />}>
      {escribe ? <Fragment key={`formulario-${id ?? 'nuevo'}`}>{formulario(id)}</Fragment> : null}
      {!escribe && detalle !== undefined ? (
        <Fragment key={`detalle-${detalle}`}>{props.detalle(detalle)}</Fragment>
      ) : null}
    </Suspense>
  );
}
