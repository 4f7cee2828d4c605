import { Box } from '@chakra-ui/react/box';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import type { CampoLista } from '@/domain/sitio/campos-sitio';
import { idCampo } from '@/ui/panel/comun/formulario/id-campo';
import { mensajeDeCampo } from '@/ui/panel/comun/formulario/mensaje-de-campo';
import { Button } from '@/ui/shared/button';
import { FieldGroup } from '@/ui/shared/field-group';
import { IconButton } from '@/ui/shared/icon-button';
import { CampoDeParte } from './campo-de-parte';
import { filaNueva, type ValoresDeParte } from './valores-de-parte';

type ListaDeCamposProps = { nombre: string; campo: CampoLista };

const enTitulo = (uno: string, n: number): string => `${uno.charAt(0).toUpperCase()}${uno.slice(1)} ${n + 1}`;

/** A list in the order in which its page shows it: each is moved, added and taken away by buttons. */
export function ListaDeCampos({ nombre, campo }: ListaDeCamposProps) {
  const { control, formState } = useFormContext<ValoresDeParte>();
  const { fields, append, remove, move } = useFieldArray({ control, name: nombre as never });
  const { uno, minimo, maximo, etiqueta, de } = campo;
  const primero = Object.keys(de)[0] ?? '';
  const error = mensajeDeCampo(formState.errors, nombre);
  return (
    <Box as="section" aria-label={etiqueta} display="flex" flexDirection="column" gap="5">
      <Box as="h2" textStyle="subtitulo" id={idCampo(nombre)} tabIndex={-1}>
        {etiqueta}
      </Box>
      {error ? (
        <Box as="p" color="error.fg">
          {error}
        </Box>
      ) : null}
      {fields.map((fila, n) => (
        <FieldGroup key={fila.id} title={enTitulo(uno, n)}>
          {Object.entries(de).map(([clave, deFila]) => (
            <CampoDeParte key={clave} nombre={`${nombre}.${n}.${clave}`} campo={deFila} />
          ))}
          <Box display="flex" flexWrap="wrap" gap="2">
            <IconButton
              variant="outline"
              label={`Subir ${uno} ${n + 1}`}
              icon={<ArrowUp />}
              disabled={n === 0}
              onClick={() => move(n, n - 1)}
            />
            <IconButton
              variant="outline"
              label={`Bajar ${uno} ${n + 1}`}
              icon={<ArrowDown />}
              disabled={n === fields.length - 1}
              onClick={() => move(n, n + 1)}
            />
            {minimo === maximo ? null : (
              <Button
                icon={<Trash2 />}
                aria-label={`Quitar ${uno} ${n + 1}`}
                disabled={fields.length <= minimo}
                onClick={() => remove(n)}
              >
                Quitar
              </Button>
            )}
          </Box>
        </FieldGroup>
      ))}
      {minimo === maximo ? null : (
        <div>
          <Button
            icon={<Plus />}
            disabled={fields.length >= maximo}
            onClick={() =>
              append(filaNueva(campo) as never, { focusName: `${nombre}.${fields.length}.${primero}` })
            }
          >
            {`Agregar ${uno}`}
          </Button>
        </div>
      )}
    </Box>
  );
}
