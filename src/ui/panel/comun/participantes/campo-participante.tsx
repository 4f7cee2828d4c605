import { useController } from 'react-hook-form';
import { FormField } from '@/ui/shared/form-field';
import { idCampo } from '../formulario/id-campo';
import { SelectorParticipante } from './selector-participante';

type CampoParticipanteProps = {
  nombre: string;
  label: string;
  /** Somebody else was chosen, or nobody. */
  alCambiar?: () => void;
  'data-autofocus'?: boolean;
};

/** A required participante in a form; the empty text is nobody. */
export function CampoParticipante({ nombre, label, alCambiar, ...resto }: CampoParticipanteProps) {
  const { field, fieldState } = useController({ name: nombre });
  return (
    <FormField required id={idCampo(nombre)} label={label} error={fieldState.error?.message}>
      {(control) => (
        <SelectorParticipante
          {...control}
          {...resto}
          valor={field.value === '' ? undefined : field.value}
          onCambiar={(id) => {
            field.onChange(id ?? '');
            alCambiar?.();
          }}
          onBlur={field.onBlur}
        />
      )}
    </FormField>
  );
}
