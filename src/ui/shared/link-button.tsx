import { chakra } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from './button-recipe';

/** A plain anchor that looks like a button: tel:, mailto:, another site. */
export const LinkButton = chakra('a', buttonRecipe);
