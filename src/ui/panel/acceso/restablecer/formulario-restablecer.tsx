import { chakra } from '@chakra-ui/react/styled-system';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { confirmarRestablecimiento } from '@/application/sesion/confirmar-restablecimiento';
import { MENSAJES_OPERACION } from '@/domain/shared/errores/mensajes-operacion';
import { Button } from '@/ui/shared/button';
import { AvisoSinGuardar } from '../aviso-sin-guardar';
import { CampoContrasenaNueva } from '../campo-contrasena-nueva';
import { type Fallo, fallarEn } from '../fallo-de-acceso';

const ruta = getRouteApi('/restablecer');

const Formulario = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

type FormularioRestablecerProps = { token: string; onListo: () => void };

export function FormularioRestablecer({ token, onListo }: FormularioRestablecerProps) {
  const { cargarAcceso } = ruta.useRouteContext();
  const [enviando, setEnviando] = useState(false);
  const [fallo, setFallo] = useState<Fallo | null>(null);

  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (enviando) return;
    const campo = evento.currentTarget.elements.namedItem('password') as HTMLInputElement;
    setEnviando(true);
    setFallo(null);
    try {
      await confirmarRestablecimiento(await cargarAcceso())({ token, password: campo.value });
      onListo();
    } catch (error) {
      setFallo(fallarEn(error, 'password'));
      setEnviando(false);
      campo.focus();
    }
  };

  return (
    <Formulario noValidate method="post" aria-labelledby="titulo-restablecer" onSubmit={enviar}>
      {fallo ? <AvisoSinGuardar titulo={MENSAJES_OPERACION.restablecerContrasena} {...fallo} /> : null}
      <CampoContrasenaNueva name="password" error={fallo?.campo} />
      <Button type="submit" variant="solid" size="lg" busy={enviando} busyText="Guardando...">
        Guardar contraseña
      </Button>
    </Formulario>
  );
}
