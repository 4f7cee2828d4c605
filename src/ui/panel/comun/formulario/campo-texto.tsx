import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { TextAreaField } from '@/ui/shared/text-area-field';
import { TextField } from '@/ui/shared/text-field';
import { idCampo } from './id-campo';
import { mensajeDeCampo } from './mensaje-de-campo';

type Propias = { nombre: string };

const useCampo = (nombre: string) => {
  const { register, formState } = useFormContext();
  return {
    ...register(nombre),
    id: idCampo(nombre),
    error: mensajeDeCampo(formState.errors, nombre),
  };
};

export function CampoTexto({
  nombre,
  ...resto
}: Propias & Omit<ComponentProps<typeof TextField>, 'name' | 'id' | 'error'>) {
  return <TextField autoComplete="off" {...resto} {...useCampo(nombre)} />;
}

type CampoParrafoProps = Propias &
  Omit<ComponentProps<typeof TextAreaField>, 'name' | 'id' | 'error' | 'maxLength'> & {
    /** What its rule lets through. The control does not stop there: it would cut what is pasted and say nothing. */
    limite?: number;
  };

/** How much more fits, once little does. */
const usePorEscribir = (nombre: string, limite: number | undefined) => {
  const escrito: unknown = useWatch({ name: nombre });
  if (limite === undefined || typeof escrito !== 'string') return {};
  // Measured as the rule does, without the spaces around it.
  const quedan = limite - escrito.trim().length;
  if (quedan < 0) return { sobran: `Caracteres de más: ${formatearNumero(-quedan)}.` };
  return quedan <= limite / 10 ? { quedan: `Caracteres que quedan: ${formatearNumero(quedan)}.` } : {};
};

export function CampoParrafo({ nombre, limite, help, ...resto }: CampoParrafoProps) {
  const campo = useCampo(nombre);
  const { quedan, sobran } = usePorEscribir(nombre, limite);
  return (
    <TextAreaField
      rows={3}
      {...resto}
      {...campo}
      help={
        help && quedan ? (
          <>
            {help} {quedan}
          </>
        ) : (
          (help ?? quedan)
        )
      }
      // The error already says how long it is.
      warning={campo.error ? undefined : sobran}
    />
  );
}

/** A yes or no. */
export function CampoMarca({ nombre, label, help }: Propias & { label: string; help?: ReactNode }) {
  const { register } = useFormContext();
  return <CheckboxField id={idCampo(nombre)} label={label} help={help} {...register(nombre)} />;
}
