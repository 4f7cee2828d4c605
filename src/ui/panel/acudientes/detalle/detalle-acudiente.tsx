import { Box } from '@chakra-ui/react/box';
import { Pencil } from 'lucide-react';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import { nombreAcudiente } from '@/domain/acudientes/acudiente';
import { CAMPOS_ACUDIENTE } from '@/domain/acudientes/campos-acudiente';
import { documentoDe, documentoRotulado } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { rutaAcudiente } from '@/ui/panel/comun/acudientes/ruta-acudiente';
import { describirCon } from '@/ui/panel/comun/datos/describir-cambio';
import { EditadoPor } from '@/ui/panel/comun/datos/editado-por';
import { HistorialCambios } from '@/ui/panel/comun/datos/historial-cambios';
import { lineasDeCampos } from '@/ui/panel/comun/datos/lineas-de-campos';
import { TelefonoContacto } from '@/ui/panel/comun/datos/telefono-contacto';
import { ConRegistro } from '@/ui/panel/comun/formulario/con-registro';
import { EnlacePanel } from '@/ui/panel/comun/panel/enlace-panel';
import { useEsAdministrador } from '@/ui/panel/comun/panel/use-es-administrador';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { EnlaceParticipante } from '@/ui/panel/comun/participantes/enlace-participante';
import { useAnotarReciente } from '@/ui/panel/comun/recientes/use-anotar-reciente';
import { marcaDeFicha } from '@/ui/panel/comun/sin-red/marca-de-registro';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { MoreActions } from '@/ui/shared/more-actions';
import { accionesAcudiente, type ManejadoresAcudiente } from '../acciones-acudiente';
import { consultaAcudiente } from '../acudientes.queries';
import { EstadoAcudienteBadge } from '../estado-acudiente-badge';
import { ETIQUETAS_ACUDIENTE, valorEnPalabras } from '../etiquetas-acudiente';
import { LUGARES } from '../lugares-acudiente';
import { MarcasAcudiente } from '../marcas-acudiente';

type DetalleAcudienteProps = { id: Id; hacer: ManejadoresAcudiente; onClose: () => void };

export default function DetalleAcudiente({ id, ...resto }: DetalleAcudienteProps) {
  const { servicios } = usePanel();
  return (
    <ConRegistro
      consulta={consultaAcudiente(servicios, id)}
      titulo="Acudiente"
      lista="acudientes"
      onClose={resto.onClose}
    >
      {(acudiente) => <Ficha acudiente={acudiente} {...resto} />}
    </ConRegistro>
  );
}

/** Already in the dialog as buttons, or the dialog itself. */
const YA_VISIBLES = new Set(['ver', 'editar', 'llamar', 'whatsapp']);

const describirCambio = describirCon(ETIQUETAS_ACUDIENTE, valorEnPalabras);

const telefono = (numero: string | null) => (numero ? <TelefonoContacto telefono={numero} /> : null);

function Ficha({
  acudiente,
  hacer,
  onClose,
}: Omit<DetalleAcudienteProps, 'id'> & { acudiente: AcudienteEnLista }) {
  const { servicios } = usePanel();
  const esAdministrador = useEsAdministrador();
  const nombre = nombreAcudiente(acudiente);
  useAnotarReciente({ tipo: 'acudiente', href: rutaAcudiente(acudiente.id), nombre });
  const acciones = accionesAcudiente(acudiente, hacer, esAdministrador).filter(
    ({ id }) => !YA_VISIBLES.has(id),
  );
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={nombre}
      lead={marcaDeFicha(servicios, 'acudiente', acudiente.id)}
      items={lineasDeCampos({
        campos: CAMPOS_ACUDIENTE,
        lugares: LUGARES.datos,
        registro: acudiente,
        propias: {
          id_participante: {
            value: (
              <EnlaceParticipante id={acudiente.id_participante} nombre={acudiente.participante_nombre} />
            ),
          },
          numero_documento: { label: 'Documento', value: documentoRotulado(documentoDe(acudiente)) },
          estado: { value: <EstadoAcudienteBadge estado={acudiente.estado} nombre={nombre} /> },
          es_principal: {
            label: 'Marcas',
            value: <MarcasAcudiente acudiente={acudiente} />,
            fullWidth: true,
          },
          telefono: { value: telefono(acudiente.telefono), fullWidth: true },
          telefono_alterno: { value: telefono(acudiente.telefono_alterno), fullWidth: true },
        },
      })}
      actions={
        esAdministrador ? (
          <>
            <MoreActions actions={acciones} LinkComponent={EnlacePanel} />
            {acudiente.archivado_en === null ? (
              <Button variant="solid" icon={<Pencil />} onClick={() => hacer.editar(acudiente)}>
                Editar
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <HistorialCambios entidad="acudiente" id={acudiente.id} describirCambio={describirCambio} />
      <Box as="p" textStyle="ayuda" marginTop="6">
        <EditadoPor {...acudiente} />
      </Box>
    </DetailDialog>
  );
}
