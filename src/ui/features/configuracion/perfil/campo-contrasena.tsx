import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { PasswordField } from '@/ui/shared/password-field';
import { idCampo } from '../../shared/formulario/id-campo';
import { mensajeDeCampo } from '../../shared/formulario/mensaje-de-campo';

type CampoContrasenaProps = { nombre: string } & Pick<
  ComponentProps<typeof PasswordField>,
  'label' | 'help' | 'autoComplete'
>;

export function CampoContrasena({ nombre, ...resto }: CampoContrasenaProps) {
  const { register, formState } = useFormContext();
  return (
    <PasswordField
      required
      {...resto}
      {...register(nombre)}
      id={idCampo(nombre)}
      error={mensajeDeCampo(formState.errors, nombre)}
    />
  );
}
