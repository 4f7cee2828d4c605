import { Box } from '@chakra-ui/react/box';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CUENTAS_MAXIMO } from '@/domain/configuracion/cuenta-publica';
import { ETIQUETA_GRUPO_CUENTA, GRUPOS_CUENTA } from '@/domain/configuracion/grupos-cuenta';
import { CampoOpciones } from '@/ui/panel/comun/formulario/campo-controlado';
import { CampoTexto } from '@/ui/panel/comun/formulario/campo-texto';
import { FilaCampos } from '@/ui/panel/comun/formulario/fila-campos';
import { opcionesDe } from '@/ui/panel/comun/formulario/opciones';
import { Button } from '@/ui/shared/button';
import { FieldGroup } from '@/ui/shared/field-group';
import { CUENTA_NUEVA, ETIQUETAS_CUENTA as E, type ValoresCuentas } from './parte-cuentas';

const GRUPOS = opcionesDe(GRUPOS_CUENTA, ETIQUETA_GRUPO_CUENTA);

/** The accounts in the order in which their page shows them. */
export function ListaCuentas() {
  const { control } = useFormContext<ValoresCuentas>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cuentas' });
  return (
    <Box display="flex" flexDirection="column" gap="6">
      {fields.map((fila, n) => (
        <FieldGroup key={fila.id} title={`Cuenta ${n + 1}`}>
          <FilaCampos>
            <CampoOpciones
              nombre={`cuentas.${n}.grupo`}
              label={E.grupo}
              required
              placeholder={null}
              options={GRUPOS}
            />
            <CampoTexto nombre={`cuentas.${n}.area`} label={E.area} required />
          </FilaCampos>
          <FilaCampos>
            <CampoTexto nombre={`cuentas.${n}.banco`} label={E.banco} required />
            <CampoTexto nombre={`cuentas.${n}.tipo`} label={E.tipo} required />
          </FilaCampos>
          <FilaCampos>
            <CampoTexto nombre={`cuentas.${n}.numero`} label={E.numero} required inputMode="numeric" />
            <CampoTexto nombre={`cuentas.${n}.titular`} label={E.titular} />
          </FilaCampos>
          <div>
            <Button
              size="sm"
              icon={<Trash2 />}
              aria-label={`Quitar la cuenta ${n + 1}`}
              onClick={() => remove(n)}
            >
              Quitar
            </Button>
          </div>
        </FieldGroup>
      ))}
      <div>
        <Button
          icon={<Plus />}
          disabled={fields.length >= CUENTAS_MAXIMO}
          onClick={() => append(CUENTA_NUEVA, { focusName: `cuentas.${fields.length}.area` })}
        >
          Agregar cuenta
        </Button>
      </div>
    </Box>
  );
}
