import { Box } from '@chakra-ui/react/box';
import { CATEGORIAS_FORMATO, ETIQUETA_CATEGORIA_FORMATO } from '@/domain/formatos/categoria-formato';
import { CampoOpciones } from '../../shared/formulario/campo-controlado';
import { CampoTexto } from '../../shared/formulario/campo-texto';
import { FilaCampos } from '../../shared/formulario/fila-campos';
import { opcionesDe } from '../../shared/formulario/opciones';
import { CampoContenido } from './campo-contenido';
import { ETIQUETAS_FORMATO as E } from './valores-formato';
import { VistaPrevia } from './vista-previa';

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
            help="Identifica la plantilla en todas sus versiones. En mayúsculas y sin espacios: CARTA_LABORAL."
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
