import { Box } from '@chakra-ui/react/box';
import { useWatch } from 'react-hook-form';
import { CAMPOS_PARTICIPANTE } from '@/domain/participantes/campos-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';
import { useNombreSede } from '@/ui/panel/comun/datos/use-nombre-sede';
import { FilasDeCampos } from '@/ui/panel/comun/formulario/filas-de-campos';
import { FormularioRegistro } from '@/ui/panel/comun/formulario/formulario-registro';
import { GrupoPlegable } from '@/ui/panel/comun/formulario/grupo-plegable';
import { guardarEn } from '@/ui/panel/comun/formulario/guardar-en';
import { useHoy } from '@/ui/panel/comun/panel/use-hoy';
import { FieldGroup } from '@/ui/shared/field-group';
import { Notice } from '@/ui/shared/notice';
import { leerParticipante } from '../dialogos/use-participante-vigente';
import { etiquetaDe, valorEnPalabras } from '../etiquetas-participante';
import { AFECTADAS_POR_PARTICIPANTE } from '../participantes.queries';
import { useContextoDeReglas } from '../use-contexto-de-reglas';
import { CamposDeIngreso } from './campos-de-ingreso';
import { CAMPOS_DEL_FORMULARIO, FILAS } from './filas-del-formulario';
import { GrupoAutorizacion } from './grupo-autorizacion';
import { PosiblesDuplicados } from './posibles-duplicados';
import { useAvisos } from './use-avisos';
import { validarCambio, validarNuevo } from './validar-participante';
import {
  aValores,
  cambiosDe,
  datosDe,
  permiteReservados,
  type ValoresParticipante,
} from './valores-participante';

/** Whether a group shows its fields from the start. */
type Plegable = { abierto: boolean };

/** What is asked of whoever arrives, on one screen of a phone. */
function GrupoIngreso({ original }: { original: Participante | null }) {
  const avisos = useAvisos();
  const tipo: TipoDocumento | '' | null = useWatch({ name: 'tipo_documento' });
  return (
    <FieldGroup title="Ingreso">
      <FilasDeCampos
        campos={CAMPOS_PARTICIPANTE}
        filas={FILAS.persona}
        con={{
          nombre: { 'data-autofocus': true },
          telefono: { warning: avisos.telefono },
          numero_documento: {
            required: Boolean(tipo) && tipo !== 'SIN_DOCUMENTO',
            warning: avisos.numero_documento,
          },
        }}
      />
      <PosiblesDuplicados propio={original?.id ?? null} />
      <CamposDeIngreso original={original} />
    </FieldGroup>
  );
}

function GrupoIdentidad({ abierto }: Plegable) {
  const avisos = useAvisos();
  const hoy = useHoy();
  return (
    <GrupoPlegable titulo="Identidad y contacto" campos={FILAS.identidad.flat()} abierto={abierto}>
      <FilasDeCampos
        campos={CAMPOS_PARTICIPANTE}
        filas={FILAS.identidad}
        con={{
          fecha_nacimiento: { warning: avisos.fecha_nacimiento, max: hoy },
          contacto_emergencia: { help: 'Nombre, parentesco y teléfono de quien se llama primero.' },
        }}
      />
    </GrupoPlegable>
  );
}

const ETIQUETAS = Object.fromEntries(CAMPOS_DEL_FORMULARIO.map((campo) => [campo, etiquetaDe(campo)]));

/** Health data: optional always, and only while the authorisation is in force. */
function GrupoReservado({ abierto }: Plegable) {
  const autorizacion_datos: ValoresParticipante['autorizacion_datos'] = useWatch({
    name: 'autorizacion_datos',
  });
  return (
    <GrupoPlegable titulo="Información reservada" campos={FILAS.reservada.flat()} abierto={abierto}>
      {permiteReservados({ autorizacion_datos }) ? (
        <FilasDeCampos
          campos={CAMPOS_PARTICIPANTE}
          filas={FILAS.reservada}
          con={{ alergias: { rows: 2 }, medicamentos: { rows: 2 } }}
        />
      ) : (
        <Notice tone="neutral">Se puede escribir cuando la autorización de datos está vigente.</Notice>
      )}
    </GrupoPlegable>
  );
}

function GrupoCobro({ abierto }: Plegable) {
  return (
    <GrupoPlegable titulo="Cobro" campos={FILAS.cobro.flat()} abierto={abierto}>
      <FilasDeCampos
        campos={CAMPOS_PARTICIPANTE}
        filas={FILAS.cobro}
        con={{
          valor_mensualidad: { help: 'En pesos, sin centavos.' },
          dia_pago: { help: 'Del 1 al 28 de cada mes.' },
        }}
      />
    </GrupoPlegable>
  );
}

type GrupoProcesoProps = { original: Participante | null; abierto: boolean };

function GrupoProceso({ original, abierto }: GrupoProcesoProps) {
  const hoy = useHoy();
  const filas = original?.estado === 'EGRESADO' ? [...FILAS.proceso, ...FILAS.egreso] : FILAS.proceso;
  return (
    <GrupoPlegable titulo="Proceso" campos={filas.flat()} abierto={abierto}>
      <FilasDeCampos
        campos={CAMPOS_PARTICIPANTE}
        filas={filas}
        con={{ fecha_egreso: { required: true, max: hoy }, tipo_egreso: { required: true } }}
      />
    </GrupoPlegable>
  );
}

/**
 * Every field: first what an admission needs, then the rest, which a new record keeps folded. Warnings sit beside their
 * field and stop nobody.
 */
function CamposParticipante({ original }: { original: Participante | null }) {
  const abierto = original !== null;
  return (
    <div>
      <GrupoIngreso original={original} />
      <Box marginTop="5">
        <GrupoIdentidad abierto={abierto} />
        <GrupoProceso original={original} abierto={abierto} />
        <GrupoCobro abierto={abierto} />
        <GrupoAutorizacion original={original} abierto={abierto} />
        <GrupoReservado abierto={abierto} />
        <GrupoPlegable titulo="Observaciones" campos={FILAS.observaciones.flat()} abierto={abierto}>
          <FilasDeCampos
            campos={CAMPOS_PARTICIPANTE}
            filas={FILAS.observaciones}
            con={{ observaciones: { rows: 4 } }}
          />
        </GrupoPlegable>
      </Box>
    </div>
  );
}

type EdicionParticipanteProps = {
  original: Participante | null;
  onCreado?: (participante: Participante) => void;
  onClose: () => void;
};

export function EdicionParticipante({ original, onCreado, onClose }: EdicionParticipanteProps) {
  const contexto = useContextoDeReglas();
  const nombreSede = useNombreSede();
  return (
    <FormularioRegistro<ValoresParticipante, Participante>
      sinRed
      entidad="participante"
      original={original}
      titulo={original ? `Editar a ${original.nombre}` : 'Nuevo participante'}
      etiquetas={ETIQUETAS}
      iniciales={aValores(original)}
      validar={(base, valores) =>
        base
          ? validarCambio(base, cambiosDe(base, valores), contexto)
          : validarNuevo(datosDe(valores), contexto)
      }
      guardar={guardarEn<ValoresParticipante, Participante>('participantes', { datosDe, cambiosDe })}
      nombreDe={({ nombre }) => String(nombre)}
      hecho={({ nombre }) =>
        original ? `Se guardaron los cambios de ${nombre}` : `${nombre}: participante creado`
      }
      afecta={AFECTADAS_POR_PARTICIPANTE}
      alGuardar={original ? undefined : onCreado}
      versiones={{
        leer: leerParticipante,
        aValores,
        etiquetaDe,
        enPalabras: (campo, valor) => valorEnPalabras(campo, valor, nombreSede),
      }}
      onClose={onClose}
    >
      <CamposParticipante original={original} />
    </FormularioRegistro>
  );
}
