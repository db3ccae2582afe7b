export {deadlineIn} from '../../support/chain';
