import {serveStatic} from './server';

const [directory = 'build', port = '3999'] = process.argv.slice(2);

void serveStatic(directory, Number(port)).then(({url}) => console.log(`${directory} at ${url}`));
