import { Box } from '@chakra-ui/react/box';
import { useDeferredValue, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { explicarVariables } from '@/domain/formatos/contenido-formato';
import { CATEGORIAS_FORMATO, ETIQUETA_CATEGORIA_FORMATO } from '@/domain/formatos/formato';
import { explicarSignosSinDibujo } from '@/domain/formatos/signos-en-papel';
import type { VariableFormato } from '@/domain/formatos/variables-formato';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { mensajeDeCampo } from '@/ui/panel/comun/formulario/mensaje-de-campo';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { alPegar } from '@/ui/panel/comun/pegado/pegar-con-formato';
import { MuestraFormato } from '@/ui/panel/formatos/plantillas/muestra-formato';
import { TextAreaField } from '@/ui/shared/text-area-field';
import { ETIQUETAS_FORMATO as E, ETIQUETAS_FORMATO, type ValoresFormato } from './valores-formato';
import { Variables } from './variables';

const AYUDA =
  'Empiece el renglón con # para un título, ## para un subtítulo, - o 1. para una lista, | para una tabla y ___ para una firma. Escriba **así** lo que deba resaltar. Lo que pegue de Word o de Google Docs conserva sus títulos, listas, tablas y negrita; con Ctrl+Z queda el texto solo.';

const PEGAR = alPegar();

/** The text of the template. What is between braces and fills nothing, and what a paper cannot show, is said while
 * one writes. */
function CampoContenido() {
  const { register, formState, setValue } = useFormContext<ValoresFormato>();
  const contenido = useWatch<ValoresFormato, 'contenido'>({ name: 'contenido' });
  const area = useRef<HTMLTextAreaElement>(null);
  const { ref, ...campo } = register('contenido');
  const error = mensajeDeCampo(formState.errors, 'contenido');

  const insertar = (variable: VariableFormato) => {
    const texto = area.current;
    if (!texto) return;
    texto.setRangeText(`{{${variable}}}`, texto.selectionStart, texto.selectionEnd, 'end');
    setValue('contenido', texto.value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
    texto.focus();
  };
  return (
    <>
      <TextAreaField
        {...campo}
        ref={(elemento: HTMLTextAreaElement | null) => {
          ref(elemento);
          area.current = elemento;
        }}
        id={idCampo('contenido')}
        label={ETIQUETAS_FORMATO.contenido}
        required
        rows={16}
        spellCheck
        onPaste={PEGAR}
        fontFamily="mono"
        fontSize="sm"
        help={AYUDA}
        warning={
          error
            ? undefined
            : (explicarVariables(contenido) ?? explicarSignosSinDibujo(contenido) ?? undefined)
        }
        error={error}
      />
      <Variables onInsertar={insertar} />
    </>
  );
}

/** How the template comes out, while it is written. */
function VistaPrevia() {
  const [codigo, nombre, contenido] = useWatch<ValoresFormato, ['codigo', 'nombre', 'contenido']>({
    name: ['codigo', 'nombre', 'contenido'],
  });
  // What is typed comes first.
  const formato = useDeferredValue({ codigo, nombre: nombre || 'Sin nombre', contenido });
  return (
    <Box as="section" aria-label="Vista previa" minWidth="0">
      <Box as="h3" textStyle="subtitulo" marginBottom="3">
        Vista previa
      </Box>
      <MuestraFormato formato={formato} />
    </Box>
  );
}

/** The text at the left and how it comes out at the right; one under the other where there is no room. */
export function CamposFormato({ conCodigo }: { conCodigo: boolean }) {
  return (
    <Box
      display="grid"
      gap="6"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Box display="flex" flexDirection="column" gap="4">
        {conCodigo ? (
          <CampoTexto
            nombre="codigo"
            label={E.codigo}
            required
            data-autofocus
            help="Identifica la plantilla en todas sus versiones. «Carta laboral» se guarda como CARTA_LABORAL."
          />
        ) : null}
        <FilaCampos>
          <CampoTexto nombre="nombre" label={E.nombre} required />
          <CampoOpciones
            nombre="categoria"
            label={E.categoria}
            required
            options={opcionesDe(CATEGORIAS_FORMATO, ETIQUETA_CATEGORIA_FORMATO)}
          />
        </FilaCampos>
        <CampoContenido />
      </Box>
      <VistaPrevia />
    </Box>
  );
}
