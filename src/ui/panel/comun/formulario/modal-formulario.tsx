import type { ReactNode, RefObject } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { FormModal, type FormModalProps } from '@/ui/shared/form-modal';
import { AvisoBorrador } from '../borrador/aviso-borrador';
import type { Vista } from '../borrador/vista';
import { AvisoConexion } from '../conexion/aviso-conexion';
import { botonesDe, CamposQuietos } from '../escritura/aviso-duda';
import type { EnDuda } from '../escritura/use-escritura';
import { ErroresFormulario } from './errores-formulario';
import { GuardaSalida } from './guarda-salida';

export interface Envio {
  guardando: boolean;
  error: unknown;
  /** Grows with each refusal. */
  rechazos: number;
  duda?: EnDuda | null;
  /** Without a network it is left on this device. */
  quedaAqui?: boolean | null;
}

type ModalFormularioProps<V extends FieldValues> = Pick<
  FormModalProps,
  'title' | 'size' | 'submitLabel' | 'savingLabel' | 'tone' | 'onClose' | 'onSubmit'
> & {
  formulario: UseFormReturn<V>;
  /** Every field, in the order of the screen, with its label. */
  etiquetas: Readonly<Record<string, string>>;
  /** Names the form and what it is about, `traslado:7`: what is typed is kept under it until it is saved. */
  borrador: string | null;
  /** The stored record it edits, as the person last saw it. */
  vista?: Vista;
  /** How sending it goes. */
  envio: Envio;
  /** The operation's message of specification §8. */
  tituloError: string;
  /** True once the person has saved or chosen to discard. */
  libre: RefObject<boolean>;
  children: ReactNode;
};

/** A form in a dialog: what stops it on top, then its fields; what was typed is not lost without asking. */
export function ModalFormulario<V extends FieldValues>({
  formulario,
  etiquetas,
  borrador,
  vista,
  envio: { guardando, error, rechazos, duda = null, quedaAqui = false },
  tituloError,
  libre,
  onClose,
  children,
  ...modal
}: ModalFormularioProps<V>) {
  const { isDirty } = formulario.formState;
  const salir = () => {
    libre.current = true;
    onClose();
  };
  // What is in doubt is kept whatever the person does: closing loses nothing.
  const porPerder = isDirty && duda === null;
  return (
    <FormProvider {...formulario}>
      <FormModal
        {...modal}
        {...(duda ? botonesDe(duda) : {})}
        open
        dirty={porPerder}
        saving={guardando}
        onClose={salir}
      >
        <AvisoConexion enDuda={duda !== null} quedaAqui={quedaAqui} />
        {borrador === null ? null : <AvisoBorrador nombre={borrador} vista={vista} enDuda={duda !== null} />}
        <ErroresFormulario
          etiquetas={etiquetas}
          error={error}
          titulo={tituloError}
          rechazos={rechazos}
          duda={duda}
        />
        <CamposQuietos gap="4" quietos={duda !== null}>
          {children}
        </CamposQuietos>
      </FormModal>
      <GuardaSalida hayCambios={porPerder} libre={libre} />
    </FormProvider>
  );
}
