import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { senalarCampos } from '../comun/formulario/senalar-campos';
import { useUnaVez } from '../comun/formulario/use-una-vez';

interface Opciones<V extends FieldValues> {
  formulario: UseFormReturn<V>;
  guardar: (valores: V) => Promise<unknown>;
  alGuardar: (valores: V) => void;
}

/** Sends a form of the person's own data, which nobody else edits: the service's words go on their field. */
export const useEnvio = <V extends FieldValues>({ formulario, guardar, alGuardar }: Opciones<V>) => {
  const [rechazos, setRechazos] = useState(0);
  const envio = useMutation({
    networkMode: 'always',
    mutationFn: guardar,
    onSuccess: (_respuesta, valores) => alGuardar(valores),
    onError: (error) => {
      setRechazos((n) => n + 1);
      senalarCampos(formulario, error);
    },
  });
  const enviar = useUnaVez((valores: V) => envio.mutateAsync(valores));
  return {
    onEnviar: () => void formulario.handleSubmit((valores) => enviar(valores))(),
    guardando: envio.isPending,
    error: envio.error,
    rechazos,
  };
};
