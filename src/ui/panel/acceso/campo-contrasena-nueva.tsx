import { CONTRASENA_MINIMO } from '@/domain/shared/contrasena';
import { PasswordField } from '@/ui/shared/password-field';

type CampoContrasenaNuevaProps = { name: string; label?: string; error: string | undefined };

/** Where somebody chooses a password that they did not have. */
export function CampoContrasenaNueva({ name, label = 'Contraseña nueva', error }: CampoContrasenaNuevaProps) {
  return (
    <PasswordField
      {...{ name, label, error }}
      required
      autoComplete="new-password"
      help={`Al menos ${CONTRASENA_MINIMO} caracteres. Una frase larga es mejor que una palabra difícil.`}
    />
  );
}
