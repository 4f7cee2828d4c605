import { chakra } from '@chakra-ui/react/styled-system';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { estrenar } from '@/application/sesion/estrenar';
import { esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { Button } from '@/ui/shared/button';
import { TextField } from '@/ui/shared/text-field';
import { AvisoSinGuardar } from '../aviso-sin-guardar';
import { CampoContrasenaNueva } from '../campo-contrasena-nueva';
import { type Fallo, fallarEn } from '../fallo-de-acceso';

const ruta = getRouteApi('/restablecer');

const Formulario = chakra('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

const CAMPOS = ['displayName', 'email', 'password'] as const;
type Errores = Partial<Record<(typeof CAMPOS)[number], string>>;

const leerErrores = (error: unknown): Errores => (esErrorAplicacion(error) ? error.campos : {});

type Props = { token: string; onListo: () => void };

/** Whoever starts the product says who they are, and goes on as themselves. */
export default function FormularioPrimerAdministrador({ token, onListo }: Props) {
  const { cargarAcceso } = ruta.useRouteContext();
  const [enviando, setEnviando] = useState(false);
  const [fallo, setFallo] = useState<(Omit<Fallo, 'campo'> & { campos: Errores }) | null>(null);

  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (enviando) return;
    const formulario = evento.currentTarget;
    const datos = new FormData(formulario);
    setEnviando(true);
    setFallo(null);
    try {
      const acceso = await cargarAcceso();
      await estrenar(acceso)({
        token,
        ...Object.fromEntries(CAMPOS.map((campo) => [campo, String(datos.get(campo)) || null])),
      });
      onListo();
      acceso.navegacion.recargarHacia('/dashboard?paso=seguir');
    } catch (error) {
      const campos = leerErrores(error);
      const primero = CAMPOS.find((campo) => campos[campo]);
      const { general, sinSaberse } = fallarEn(error, 'password');
      setFallo({ campos, general: primero ? undefined : general, sinSaberse });
      setEnviando(false);
      (formulario.elements.namedItem(primero ?? 'password') as HTMLElement).focus();
    }
  };

  return (
    <Formulario noValidate method="post" aria-labelledby="titulo-restablecer" onSubmit={enviar}>
      {fallo ? <AvisoSinGuardar titulo="No se pudo crear el administrador" {...fallo} /> : null}
      <TextField
        label="Su nombre"
        name="displayName"
        autoComplete="name"
        help="Así lo verá el equipo en lo que usted escriba."
        error={fallo?.campos.displayName}
      />
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        required
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        help="Con él entra al panel. Es personal: no use el de la fundación."
        error={fallo?.campos.email}
      />
      <CampoContrasenaNueva name="password" label="Contraseña" error={fallo?.campos.password} />
      <Button type="submit" variant="solid" size="lg" busy={enviando} busyText="Creando...">
        Crear y continuar
      </Button>
    </Formulario>
  );
}
