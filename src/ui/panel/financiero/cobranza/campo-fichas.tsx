import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { ChoiceChips } from '@/ui/shared/choice-chips';

type CampoFichasProps<T extends string> = {
  nombre: string;
  label: string;
  opciones: readonly T[];
  palabras: Readonly<Record<T, string>>;
  help?: ReactNode;
  required?: boolean;
};

/** One of a few, all in sight, in a form. */
export function CampoFichas<T extends string>({ nombre, opciones, palabras, ...resto }: CampoFichasProps<T>) {
  const { field, fieldState } = useController({ name: nombre });
  return (
    <ChoiceChips
      id={idCampo(nombre)}
      {...resto}
      options={opciones.map((value) => ({ value, label: palabras[value] }))}
      value={(field.value || undefined) as T | undefined}
      onChange={field.onChange}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    />
  );
}
