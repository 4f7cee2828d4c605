import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { type ErroresCampos, esErrorAplicacion } from '@/domain/shared/errores/error-aplicacion';
import { mensajeIngreso } from './mensaje-ingreso';
import type { CredencialesEscritas } from './use-ingreso';

const CAMPOS = ['email', 'password'] as const;

interface Estado {
  enviando: boolean;
  errores: ErroresCampos;
  /** Shown in the red box. */
  fallo: string | null;
}

const EN_REPOSO: Estado = { enviando: false, errores: {}, fallo: null };

const trasFallar = (error: unknown): Estado => {
  const errores = esErrorAplicacion(error) ? error.campos : {};
  const porCampo = CAMPOS.some((campo) => errores[campo]);
  return { enviando: false, errores, fallo: porCampo ? null : mensajeIngreso(error) };
};

const enfocar = (formulario: HTMLFormElement | null, nombre: string): void =>
  (formulario?.elements.namedItem(nombre) as HTMLElement | null)?.focus();

const leer = (formulario: HTMLFormElement): CredencialesEscritas => {
  const datos = new FormData(formulario);
  return { email: String(datos.get('email') ?? ''), password: String(datos.get('password') ?? '') };
};

/** The states of specification §4: idle, submitting, and back to idle with what went wrong. The fields keep their text. */
export const useFormularioIngreso = (
  formulario: RefObject<HTMLFormElement | null>,
  ingresar: (credenciales: CredencialesEscritas) => Promise<void>,
) => {
  const [estado, setEstado] = useState(EN_REPOSO);

  useEffect(() => {
    if (document.activeElement === document.body) enfocar(formulario.current, CAMPOS[0]);
  }, [formulario]);

  useEffect(() => {
    if (estado.enviando) return;
    const invalido = CAMPOS.find((campo) => estado.errores[campo]) ?? (estado.fallo ? 'password' : null);
    if (invalido) enfocar(formulario.current, invalido);
  }, [estado, formulario]);

  const enviar = async (evento: FormEvent<HTMLFormElement>) => {
    evento.preventDefault();
    if (estado.enviando) return;
    const credenciales = leer(evento.currentTarget);
    setEstado({ ...EN_REPOSO, enviando: true });
    await ingresar(credenciales).catch((error: unknown) => setEstado(trasFallar(error)));
  };

  return { ...estado, enviar };
};
