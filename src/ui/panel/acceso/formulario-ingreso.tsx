import { chakra } from '@chakra-ui/react/styled-system';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';
import { PasswordField } from '@/ui/shared/password-field';
import { TextField } from '@/ui/shared/text-field';
import { useFormularioIngreso } from './use-formulario-ingreso';
import type { CredencialesEscritas } from './use-ingreso';

/** Whether the keyboard writes in capitals, and the handlers of the field that wants to know. */
const useMayusculas = () => {
  const [activas, setActivas] = useState(false);
  const leer = (evento: KeyboardEvent) => setActivas(evento.getModifierState('CapsLock'));
  return { activas, teclas: { onKeyDown: leer, onKeyUp: leer, onBlur: () => setActivas(false) } };
};

const Formulario = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

type FormularioIngresoProps = { ingresar: (credenciales: CredencialesEscritas) => Promise<void> };

export function FormularioIngreso({ ingresar }: FormularioIngresoProps) {
  const formulario = useRef<HTMLFormElement>(null);
  const { enviando, errores, fallo, enviar } = useFormularioIngreso(formulario, ingresar);
  const mayusculas = useMayusculas();

  return (
    <Formulario ref={formulario} noValidate method="post" aria-labelledby="titulo-ingreso" onSubmit={enviar}>
      {fallo ? <Notice tone="error" role="alert" title={fallo} /> : null}
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        disabled={enviando}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errores.email}
      />
      <PasswordField
        label="Contraseña"
        name="password"
        required
        disabled={enviando}
        autoComplete="current-password"
        error={errores.password}
        warning={mayusculas.activas ? 'Bloq Mayús está activado' : undefined}
        {...mayusculas.teclas}
      />
      <Button
        type="submit"
        variant="solid"
        size="lg"
        disabled={enviando}
        busy={enviando}
        busyText="Ingresando..."
      >
        Ingresar
      </Button>
    </Formulario>
  );
}
