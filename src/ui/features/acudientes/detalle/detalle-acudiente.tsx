import { Box } from '@chakra-ui/react/box';
import { Pencil } from 'lucide-react';
import type { AcudienteEnLista } from '@/application/acudientes/acudiente-repository.port';
import { ETIQUETA_PARENTESCO, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { documentoDe } from '@/domain/shared/documento';
import type { Id } from '@/domain/shared/id';
import { Button } from '@/ui/shared/button';
import { DetailDialog } from '@/ui/shared/detail-dialog';
import { Menu } from '@/ui/shared/menu';
import { rutaAcudiente } from '../../shared/acudientes/ruta-acudiente';
import { describirCon } from '../../shared/datos/describir-cambio';
import { EditadoPor } from '../../shared/datos/editado-por';
import { HistorialCambios } from '../../shared/datos/historial-cambios';
import { TelefonoContacto } from '../../shared/datos/telefono-contacto';
import { ConRegistro } from '../../shared/formulario/con-registro';
import { EnlacePanel } from '../../shared/panel/enlace-panel';
import { useEsAdministrador } from '../../shared/panel/use-es-administrador';
import { usePanel } from '../../shared/panel/use-panel';
import { EnlaceParticipante } from '../../shared/participantes/enlace-participante';
import { useAnotarReciente } from '../../shared/recientes/use-anotar-reciente';
import { accionesAcudiente, type ManejadoresAcudiente } from '../acciones-acudiente';
import { consultaAcudiente } from '../acudientes.queries';
import { EstadoAcudienteBadge } from '../estado-acudiente-badge';
import { ETIQUETAS_ACUDIENTE as E, valorEnPalabras } from '../etiquetas-acudiente';
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

const describirCambio = describirCon(E, valorEnPalabras);

const telefono = (numero: string | null) => (numero ? <TelefonoContacto telefono={numero} /> : null);

function Ficha({
  acudiente,
  hacer,
  onClose,
}: Omit<DetalleAcudienteProps, 'id'> & { acudiente: AcudienteEnLista }) {
  const esAdministrador = useEsAdministrador();
  const nombre = nombreAcudiente(acudiente);
  useAnotarReciente({ tipo: 'acudiente', href: rutaAcudiente(acudiente.id), nombre });
  const acciones = accionesAcudiente(acudiente, hacer, esAdministrador).filter(
    ({ id }) => !YA_VISIBLES.has(id),
  );
  const { id_participante, participante_nombre, parentesco } = acudiente;
  return (
    <DetailDialog
      open
      onClose={onClose}
      size="md"
      title={nombre}
      items={[
        {
          label: E.id_participante,
          value: <EnlaceParticipante id={id_participante} nombre={participante_nombre} />,
        },
        { label: E.parentesco, value: parentesco && ETIQUETA_PARENTESCO[parentesco] },
        { label: 'Documento', value: documentoDe(acudiente) },
        { label: E.estado, value: <EstadoAcudienteBadge estado={acudiente.estado} nombre={nombre} /> },
        { label: 'Marcas', value: <MarcasAcudiente acudiente={acudiente} />, fullWidth: true },
        { label: E.telefono, value: telefono(acudiente.telefono), fullWidth: true },
        { label: E.telefono_alterno, value: telefono(acudiente.telefono_alterno), fullWidth: true },
        { label: E.email, value: acudiente.email },
        { label: E.direccion, value: acudiente.direccion },
      ]}
      actions={
        esAdministrador ? (
          <>
            <Menu
              label="Más acciones"
              trigger="Más acciones"
              actions={acciones}
              LinkComponent={EnlacePanel}
            />
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
