import { Box } from '@chakra-ui/react/box';
import { Copy, WandSparkles } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CONTRASENA_MINIMO } from '@/domain/shared/contrasena';
import { PROVISIONAL_HORAS } from '@/domain/usuarios/contrasena-provisional';
import { BYTES_DE_CONTRASENA, sugerirContrasena } from '@/domain/usuarios/sugerir-contrasena';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { mensajeDeCampo } from '@/ui/panel/comun/formulario/mensaje-de-campo';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { PasswordField } from '@/ui/shared/password-field';
import { toaster } from '@/ui/shared/toast-store';

type CampoContrasenaProps = { nombre: string; label: string };

/** Written, pasted or suggested; a suggestion is shown, because somebody has to hand it over. */
export function CampoContrasena({ nombre, label }: CampoContrasenaProps) {
  const { servicios } = usePanel();
  const { register, setValue, watch, formState } = useFormContext();
  const [sugerida, setSugerida] = useState<string | null>(null);
  const enUso = sugerida !== null && watch(nombre) === sugerida;
  const alLado = useRef<HTMLElement>(null);
  // On a phone it comes below what is in sight.
  useEffect(() => {
    if (sugerida !== null) alLado.current?.scrollIntoView?.({ block: 'nearest' });
  }, [sugerida]);

  const sugerir = () => {
    const nueva = sugerirContrasena(crypto.getRandomValues(new Uint8Array(BYTES_DE_CONTRASENA)));
    setSugerida(nueva);
    setValue(nombre, nueva, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  const copiar = (texto: string) =>
    servicios.portapapeles.copiar(texto).then(
      () => toaster.success('Contraseña copiada'),
      () => toaster.error('No se pudo copiar. Selecciónela y cópiela a mano.'),
    );

  return (
    <Box display="flex" flexDirection="column" gap="2">
      <PasswordField
        {...register(nombre)}
        id={idCampo(nombre)}
        label={label}
        required
        autoComplete="new-password"
        help={`Al menos ${CONTRASENA_MINIMO} caracteres. Sirve ${PROVISIONAL_HORAS} horas: al entrar, la persona elige la suya.`}
        error={mensajeDeCampo(formState.errors, nombre)}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button size="sm" icon={<WandSparkles />} onClick={sugerir}>
          Sugerir contraseña
        </Button>
        <Box ref={alLado} role="status" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {enUso ? (
            <>
              <Box as="code" fontSize="sm" userSelect="all">
                {sugerida}
              </Box>
              <Button size="sm" variant="ghost" icon={<Copy />} onClick={() => void copiar(sugerida)}>
                Copiar
              </Button>
              <Box as="span" flexBasis="100%" fontSize="sm" color="fg.muted">
                Cópiela antes de crear el usuario: después no se vuelve a mostrar.
              </Box>
            </>
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}
