import { chakra } from '@chakra-ui/react/styled-system';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/shared/button';
import { PasswordField } from '@/ui/shared/password-field';
import { AvisoSinGuardar } from '../aviso-sin-guardar';
import { CampoContrasenaNueva } from '../campo-contrasena-nueva';
import { type Fallo, fallarEn } from '../fallo-de-acceso';

const ruta = getRouteApi('/login');

const Formulario = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

const enfocar = (formulario: HTMLFormElement | null, nombre: string): void =>
  (formulario?.elements.namedItem(nombre) as HTMLElement | null)?.focus();

type FormularioElegirProps = { actual: string; onListo: () => Promise<void> };

export function FormularioElegir({ actual, onListo }: FormularioElegirProps) {
  const { cargarAcceso } = ruta.useRouteContext();
  const formulario = useRef<HTMLFormElement>(null);
  const [enviando, setEnviando] = useState(false);
  const [fallo, setFallo] = useState<Record<'actual' | 'nueva', Fallo> | null>(null);
  const primero = actual ? 'nueva' : 'actual';

  useEffect(() => enfocar(formulario.current, primero), [primero]);

  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (enviando) return;
    const datos = new FormData(evento.currentTarget);
    setEnviando(true);
    setFallo(null);
    try {
      const { cambiarContrasena } = await cargarAcceso();
      await cambiarContrasena({
        actual: actual || String(datos.get('actual') ?? ''),
        nueva: String(datos.get('nueva') ?? ''),
      });
      await onListo();
    } catch (error) {
      const fallos = { actual: fallarEn(error, 'actual'), nueva: fallarEn(error, 'nueva') };
      setFallo(fallos);
      setEnviando(false);
      enfocar(formulario.current, fallos.nueva.campo && !fallos.actual.campo ? 'nueva' : primero);
    }
  };

  const salir = async () => {
    const { cerrarSesion, navegacion } = await cargarAcceso();
    await navegacion.salirHacia('/login', async () => (await cerrarSesion()).avisado);
  };

  // A password that is not asked for has no field of its own to be wrong beside.
  const enCampo = fallo?.nueva.campo || (fallo?.actual.campo && !actual);
  const general = enCampo ? undefined : (fallo?.actual.campo ?? fallo?.nueva.general);
  return (
    <Formulario ref={formulario} noValidate method="post" aria-labelledby="titulo-elegir" onSubmit={enviar}>
      <AvisoSinGuardar
        titulo="Error al cambiar la contraseña"
        general={general}
        sinSaberse={fallo?.nueva.sinSaberse ?? false}
      />
      {actual ? null : (
        <PasswordField
          label="Contraseña provisional"
          name="actual"
          required
          autoComplete="current-password"
          error={fallo?.actual.campo}
        />
      )}
      <CampoContrasenaNueva name="nueva" error={fallo?.nueva.campo} />
      <Button type="submit" variant="solid" size="lg" busy={enviando} busyText="Guardando...">
        Guardar y entrar
      </Button>
      <Button variant="ghost" onClick={() => void salir()}>
        Cerrar sesión
      </Button>
    </Formulario>
  );
}
