import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type ListaCargada, mensajeErrorCargar } from '@/domain/shared/errores/mensajes-operacion';
import { DialogoCargando } from './dialogo-cargando';
import { DialogoSinRegistro } from './dialogo-sin-registro';

type ConRegistroProps<R, K extends QueryKey> = {
  /** Answers `null` when there is no such record. */
  consulta: UseQueryOptions<R | null, Error, R | null, K>;
  /** Of the dialog while the record comes, or when it does not. */
  titulo: string;
  lista: ListaCargada;
  onClose: () => void;
  children: (registro: R) => ReactNode;
};

/** A dialog that needs its record first. */
export function ConRegistro<R, K extends QueryKey>({
  consulta,
  titulo,
  lista,
  onClose,
  children,
}: ConRegistroProps<R, K>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(consulta);
  if (data) return children(data);
  if (isPending) return <DialogoCargando titulo={titulo} onClose={onClose} />;
  return (
    <DialogoSinRegistro
      titulo={titulo}
      error={error}
      tituloError={mensajeErrorCargar(lista)}
      onRetry={() => void refetch()}
      retrying={isFetching}
      onClose={onClose}
    />
  );
}
