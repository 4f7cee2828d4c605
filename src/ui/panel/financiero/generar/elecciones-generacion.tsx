import { Box } from '@chakra-ui/react/box';
import type { ReactNode } from 'react';
import {
  ETIQUETA_FORMA_DE_COBRO,
  type FilaGeneracion,
  type FormaDeCobro,
  type OpcionDeCobro,
} from '@/domain/mensualidades/generacion';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { formatearFecha } from '@/domain/shared/fechas';
import { documentoDeTocayo } from '@/domain/shared/tocayos';
import { CheckboxField } from '@/ui/shared/checkbox-field';
import { FieldGroup } from '@/ui/shared/field-group';
import { FormField } from '@/ui/shared/form-field';
import { SelectInput } from '@/ui/shared/select-input';
import { anuladas, type Elecciones, type Elegir, eleccionDe, llegadas, regresos } from './use-elecciones';
import { tocayosDe } from './vista-generacion';

type EleccionesGeneracionProps = {
  filas: readonly FilaGeneracion[];
  elecciones: Elecciones;
  onElegir: Elegir;
};

const QUEDA_ESCRITO =
  'Con «No cobrar» queda exonerada y no se pregunta más; en ella, «Volver a cobrar» lo deshace.';

/** Who has to be asked about before the month is charged: nothing at all when there is nobody. */
export function EleccionesGeneracion({ filas, elecciones, onElegir }: EleccionesGeneracionProps) {
  const [sinCobro, nuevas, devuelta] = [anuladas(filas), llegadas(filas), regresos(filas)];
  const tocayos = tocayosDe(filas);
  const nombreDe = ({ participante_id, participante_nombre, participante_documento }: FilaGeneracion) => {
    const documento = documentoDeTocayo(tocayos, participante_id, participante_documento);
    return documento ? `${participante_nombre} (${documento})` : participante_nombre;
  };
  if (sinCobro.length + nuevas.length + devuelta.length === 0) return null;
  return (
    <Box>
      {sinCobro.length > 0 ? (
        <Grupo titulo="Anuladas de este mes" ayuda="No se cobran otra vez, salvo a quien usted marque.">
          {sinCobro.map((fila) => (
            <CobrarOtraVez
              key={fila.participante_id}
              fila={fila}
              nombre={nombreDe(fila)}
              onElegir={onElegir}
            />
          ))}
        </Grupo>
      ) : null}
      {devuelta.length > 0 ? (
        <Grupo
          titulo="Volvieron después de su egreso"
          ayuda={`La mensualidad de este mes se les exoneró al salir. No se cobra otra vez, salvo lo que usted elija. ${QUEDA_ESCRITO}`}
        >
          {devuelta.map((fila) => (
            <ComoSeCobra
              key={fila.participante_id}
              fila={fila}
              nombre={nombreDe(fila)}
              elegido={eleccionDe(fila, elecciones)}
              onElegir={onElegir}
            />
          ))}
        </Grupo>
      ) : null}
      {nuevas.length > 0 ? (
        <Grupo
          titulo="Llegaron a mitad de mes"
          ayuda={`Elija cómo se le cobra este mes a cada persona. ${QUEDA_ESCRITO}`}
        >
          {nuevas.map((fila) => (
            <ComoSeCobra
              key={fila.participante_id}
              fila={fila}
              nombre={nombreDe(fila)}
              elegido={fila.cobro}
              onElegir={onElegir}
            />
          ))}
        </Grupo>
      ) : null}
    </Box>
  );
}

function Grupo({ titulo, ayuda, children }: { titulo: string; ayuda: string; children: ReactNode }) {
  return (
    <FieldGroup title={titulo}>
      <Box as="p" textStyle="ayuda">
        {ayuda}
      </Box>
      {children}
    </FieldGroup>
  );
}

type FilaProps = {
  fila: FilaGeneracion;
  /** With their document when another has the same one: what is chosen goes to the right person. */
  nombre: string;
  onElegir: Elegir;
};

const aPagar = ({ valor, descuento }: OpcionDeCobro): string => formatearPesos(valor - descuento);

/** The reason of the one that was annulled stays in sight once it is charged again. */
function CobrarOtraVez({ fila, nombre, onElegir }: FilaProps) {
  const { participante_id, motivo, opciones, cobro } = fila;
  const [completo] = opciones;
  return (
    <CheckboxField
      label={`Cobrar otra vez a ${nombre}${completo ? `: ${aPagar(completo)}` : ''}`}
      help={motivo}
      checked={cobro !== 'NINGUNO'}
      onChange={({ target }) => onElegir(participante_id, target.checked ? 'COMPLETO' : 'NINGUNO')}
    />
  );
}

const enPalabras = (opcion: OpcionDeCobro, deDias: number): string => {
  const dias = opcion.cobro === 'POR_DIAS' ? ` (${opcion.dias} de ${deDias})` : '';
  return `${ETIQUETA_FORMA_DE_COBRO[opcion.cobro]}${dias}: ${aPagar(opcion)}`;
};

/** Whoever came back is left undecided until somebody chooses; nothing is charged meanwhile. */
function ComoSeCobra({ fila, nombre, elegido, onElegir }: FilaProps & { elegido: FormaDeCobro | null }) {
  const { participante_id, exonerada, motivo, llegada, opciones } = fila;
  const deDias = opciones.find((opcion) => opcion.cobro === 'COMPLETO')?.dias ?? 0;
  return (
    <FormField
      label={nombre}
      required={!exonerada}
      help={exonerada ? motivo : llegada ? `Ingresó el ${formatearFecha(llegada)}.` : undefined}
    >
      {({ 'aria-required': _, ...control }) => (
        <SelectInput
          {...control}
          placeholder={exonerada ? 'Sin decidir' : null}
          value={elegido ?? ''}
          options={[
            ...opciones.map((opcion) => ({ value: opcion.cobro, label: enPalabras(opcion, deDias) })),
            { value: 'NINGUNO', label: ETIQUETA_FORMA_DE_COBRO.NINGUNO },
          ]}
          onChange={(otro) => onElegir(participante_id, otro === '' ? null : (otro as FormaDeCobro))}
        />
      )}
    </FormField>
  );
}
