import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ChoiceChips } from '@/ui/shared/choice-chips';

type MotivoDeUnToqueProps = {
  formulario: UseFormReturn<{ motivo: string }>;
  /** Those that are usual. */
  motivos: readonly string[];
  /** What follows from the one that is chosen. */
  ayuda?: string | undefined;
};

/** Writes the reason in its field, where it can be changed. */
export function MotivoDeUnToque({ formulario, motivos, ayuda }: MotivoDeUnToqueProps) {
  const escrito = useWatch({ control: formulario.control, name: 'motivo' });
  return (
    <ChoiceChips
      label="Qué pasó"
      options={motivos.map((motivo) => ({ value: motivo, label: motivo }))}
      value={motivos.find((motivo) => motivo === escrito)}
      help={ayuda}
      onChange={(elegido) =>
        formulario.setValue('motivo', elegido, {
          shouldDirty: true,
          shouldValidate: formulario.formState.isSubmitted,
        })
      }
    />
  );
}
