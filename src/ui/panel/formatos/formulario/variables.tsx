import { Box } from '@chakra-ui/react/box';
import { useId, useState } from 'react';
import {
  GRUPOS_VARIABLES,
  type GrupoVariables,
  grupoDeVariable,
  SIGNIFICADO_VARIABLE,
  VARIABLES_FORMATO,
  type VariableFormato,
} from '@/domain/formatos/variables-formato';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { Button } from '@/ui/shared/button';
import { SelectInput } from '@/ui/shared/select-input';

const GRUPOS = opcionesDe(Object.keys(GRUPOS_VARIABLES) as GrupoVariables[], GRUPOS_VARIABLES);

/** What a template can be filled with, by what it is about; choosing one writes it where the cursor is. */
export function Variables({ onInsertar }: { onInsertar: (variable: VariableFormato) => void }) {
  const id = useId();
  const [grupo, setGrupo] = useState<GrupoVariables>('participante');
  const deEsteGrupo = VARIABLES_FORMATO.filter((variable) => grupoDeVariable(variable) === grupo);
  return (
    <Box as="section" aria-label="Variables disponibles">
      <Box as="label" display="block" marginBottom="1.5" fontWeight="medium" {...{ htmlFor: id }}>
        Insertar un dato
      </Box>
      <SelectInput
        id={id}
        value={grupo}
        placeholder={null}
        options={GRUPOS}
        onChange={(elegido) => setGrupo(elegido as GrupoVariables)}
      />
      <Box
        as="ul"
        listStyle="none"
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="1"
        marginTop="2"
        maxHeight="14rem"
        overflowY="auto"
      >
        {deEsteGrupo.map((variable) => (
          <Box
            as="li"
            key={variable}
            display="flex"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
            fontSize="sm"
          >
            <Box minWidth="0" overflowWrap="anywhere">
              {SIGNIFICADO_VARIABLE[variable]}
              <Box as="code" display="block" color="fg.muted" fontSize="xs">
                {`{{${variable}}}`}
              </Box>
            </Box>
            <Button
              size="sm"
              aria-label={`Insertar ${SIGNIFICADO_VARIABLE[variable]}`}
              onClick={() => onInsertar(variable)}
            >
              Insertar
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
