import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type ReactNode, Suspense, useRef } from 'react';
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form';
import { Button } from '@/ui/shared/button';
import { Card } from '@/ui/shared/card';
import { lazy } from '@/ui/shared/lazy';
import type { Vista } from '../borrador/vista';
import { botonesDe, CamposQuietos } from '../escritura/aviso-duda';
import type { EnDuda } from '../escritura/use-escritura';
import { ErroresFormulario } from './errores-formulario';
import { GuardaSalida } from './guarda-salida';

// The page opens with this form, and most people only look: what is typed is kept from when this arrives. Without it
// the form is still a form.
const AvisoBorrador = lazy(() =>
  import('../borrador/aviso-borrador').then(
    (modulo) => ({ default: modulo.AvisoBorrador }),
    () => ({ default: () => null }),
  ),
);

const Formulario = chakra('form', {
  base: { display: 'flex', flexDirection: 'column', gap: '5', maxWidth: '3xl' },
});

type FormularioEnPaginaProps<V extends FieldValues> = {
  formulario: UseFormReturn<V>;
  /** Every field, in the order of the screen, with its label. */
  etiquetas: Readonly<Record<string, string>>;
  /** What is typed is kept under this name until it is saved; `null` where nothing may be kept. */
  borrador: string | null;
  /** The stored data it edits, as the person last saw them. */
  vista?: Vista;
  error: unknown;
  /** What a refused save is called. */
  titulo: string;
  rechazos: number;
  duda?: EnDuda | null;
  /** As in `CajaError`. */
  siNoSeSabe?: string;
  guardando: boolean;
  onEnviar: () => void;
  textoGuardar?: string;
  children: ReactNode;
};

/** A form that is a part of the page and not a dialog: the same errors, and the same question before losing changes. */
export function FormularioEnPagina<V extends FieldValues>(props: FormularioEnPaginaProps<V>) {
  const { formulario, guardando, onEnviar, textoGuardar = 'Guardar', children, ...resto } = props;
  const { borrador, vista, ...errores } = resto;
  const { duda } = errores;
  const libre = useRef(false);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    if (guardando) return;
    if (duda) duda.comprobar();
    else onEnviar();
  };
  return (
    <FormProvider {...formulario}>
      <Card>
        <Formulario noValidate method="post" onSubmit={enviar}>
          {borrador === null ? null : (
            <Suspense fallback={null}>
              <AvisoBorrador nombre={borrador} vista={vista} enDuda={Boolean(duda)} />
            </Suspense>
          )}
          <ErroresFormulario {...errores} />
          <CamposQuietos gap="5" quietos={Boolean(duda)}>
            {children}
          </CamposQuietos>
          <div>
            <Button
              type="submit"
              variant="solid"
              busy={guardando}
              busyText={duda ? botonesDe(duda).savingLabel : 'Guardando...'}
            >
              {duda ? botonesDe(duda).submitLabel : textoGuardar}
            </Button>
          </div>
        </Formulario>
      </Card>
      <GuardaSalida hayCambios={formulario.formState.isDirty && !duda} libre={libre} />
    </FormProvider>
  );
}
