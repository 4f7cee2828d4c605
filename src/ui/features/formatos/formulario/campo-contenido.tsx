import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { explicarDesconocidas } from '@/domain/formatos/contenido-formato';
import type { VariableFormato } from '@/domain/formatos/variables-formato';
import { TextAreaField } from '@/ui/shared/text-area-field';
import { idCampo } from '../../shared/formulario/id-campo';
import { mensajeDeCampo } from '../../shared/formulario/mensaje-de-campo';
import { ETIQUETAS_FORMATO, type ValoresFormato } from './valores-formato';
import { Variables } from './variables';

const AYUDA =
  'Empiece el renglón con # para un título, ## para un subtítulo, - o 1. para una lista, | para una tabla y ___ para una firma. Escriba **así** lo que deba resaltar.';

/** The text of the template. What is between braces and fills nothing is said while one writes. */
export function CampoContenido() {
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
        fontFamily="mono"
        fontSize="sm"
        help={AYUDA}
        warning={error ? undefined : (explicarDesconocidas(contenido) ?? undefined)}
        error={error}
      />
      <Variables onInsertar={insertar} />
    </>
  );
}
